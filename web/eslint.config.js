import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import folders from './eslint-folders.js'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  globalIgnores(['src/lib/types.ts', '.generated/']), // from the server's structs, and from the texts
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        project: ['tsconfig.json', 'tsconfig.node.json'],
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      // a function may say what it is given and does not need
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // our own drawings, rulebooks and QR codes, made when the page is built or by our own server
      'svelte/no-at-html-tags': 'off',
      // what must be reactive says so by $state; most sets here are lists of listeners
      'svelte/prefer-svelte-reactivity': 'off',
      // there are no stores here, and looking for them takes a fifth of the time
      'svelte/require-store-reactive-access': 'off',
    },
  },
  { files: ['*.js'], extends: [ts.configs.disableTypeChecked] },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.svelte'],
    ignores: ['**/*.test.ts'],
    plugins: { folders },
    rules: { 'folders/layers': 'error' },
  },
  {
    // ESLint does not know what components and snippets are given: svelte-check does
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      // what a $derived keeps from one time to the next is used the next time
      'no-useless-assignment': 'off',
    },
  },
)
