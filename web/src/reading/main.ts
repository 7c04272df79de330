import { createInterface } from 'node:readline'
import { answer } from './reader'

// One table a line, and its words on one line: for programs that play without a browser (`ninefold.reading`).
for await (const line of createInterface({ input: process.stdin })) {
  const told = await answer(line).catch((error: unknown) => ({ error: String(error) }))
  process.stdout.write(`${JSON.stringify(told)}\n`)
}
