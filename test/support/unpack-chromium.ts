/**
 * Run as a process of its own by browser.ts: unpacks the packaged Chromium into the folder that TMPDIR names.
 * The package looks at the environment while it is imported, so that TMPDIR and AWS_EXECUTION_ENV must be set before.
 */
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
