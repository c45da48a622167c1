import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/server/adapters/records/schema.ts', './src/server/adapters/records/desk/desk-schema.ts'],
  out: './src/server/adapters/records/migrations',
});
