export { default as pictures } from 'virtual:pictures/memo_dice'
