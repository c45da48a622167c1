import { defineConfig } from 'drizzle-kit';

// A further migration after a change of the schema: `cd tools && npx drizzle-kit generate --name <what-it-does>`.
export default defineConfig({
  dialect: 'postgresql',
  schema: ['../src/server/adapters/records/core/schema.ts', '../src/server/adapters/records/desk/desk-schema.ts'],
  out: '../src/server/adapters/records/migrations',
});
