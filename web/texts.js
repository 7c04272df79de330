// `node texts.js`: writes the types of all texts, and fails if the languages differ or a text is not used.
import { exit } from 'node:process'
import { runnerImport } from 'vite'

const from = async (file) => (await runnerImport(file, { configFile: false, logLevel: 'error' })).module
const { check } = await from('./texts/check.ts')
const { writeTypes } = await from('./vite-texts.ts')

const wrong = check('.')
for (const line of wrong) console.error(line)
if (wrong.length > 0) exit(1)
writeTypes('.')
