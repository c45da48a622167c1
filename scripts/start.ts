import { buildWeb, isWebBuildStale } from './web-build.ts';

if (isWebBuildStale()) {
  console.log('Building the web app …');
  if (!(await buildWeb())) process.exit(1);
}
await import('../src/server/main.ts');
