import { defineConfig } from 'drizzle-kit';

/** Read by drizzle-kit alone; paths are relative to the root of the repository. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './db/schema/*.ts',
  out: './db/migrations',
  casing: 'snake_case',
});
