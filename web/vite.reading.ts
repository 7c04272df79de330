import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { french } from './vite-french.ts'
import { pictures } from './vite-pictures.ts'
import { rules } from './vite-rules.ts'
import { texts } from './vite-texts.ts'

/** The boards and their words without a browser, for those who read a table as text: one script for Node. */
export default defineConfig({
  plugins: [texts(), french(), rules(), pictures(), svelte({ compilerOptions: { css: 'injected' } })],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/reading/main.ts',
    outDir: '../src/ninefold/reading/page',
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'reader.mjs', codeSplitting: false } },
  },
})
