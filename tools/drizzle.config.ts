import { defineConfig } from 'drizzle-kit';

/** Read only by drizzle-kit; paths are relative to the root of the repository. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './db/schema/*.ts',
  out: './db/migrations',
  casing: 'snake_case',
});
