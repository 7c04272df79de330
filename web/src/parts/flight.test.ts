import { expect, test } from 'vitest'
import { shift } from './flight'

const box = (x: number, y: number, size: number): DOMRect => ({ left: x, top: y, width: size, height: size }) as DOMRect

test('a flight begins where the thing was, in its size there', () => {
  expect(shift(box(0, 0, 100), box(200, 300, 50))).toEqual({ x: -175, y: -275, scale: 2 })
  expect(shift(box(0, 0, 100), box(10, 10, 0)).scale).toBe(1)
})
