import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

/** The server, restarted on changes, behind Vite's development server, which reloads the page. */
const cwd = resolve(import.meta.dirname, '..');
const children: ChildProcess[] = [
  spawn(process.execPath, ['--watch-path=src/server', '--watch-path=src/contract', '--watch-path=src/domain', 'src/server/main.ts'], {
    cwd,
    stdio: 'inherit',
    // API and CAD server then have addresses of their own, as on a split host.
    env: { ...process.env, BUILD_MODE: process.env['BUILD_MODE'] ?? 'development' },
  }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--open', '/app/upload?msp_id=1'], { cwd, stdio: 'inherit' }),
];

for (const child of children) {
  child.once('exit', (code) => {
    for (const other of children) other.kill();
    process.exitCode ??= code ?? 0;
  });
}
process.once('SIGINT', () => undefined);
process.once('SIGTERM', () => children[0]?.kill());
