import { type Finding, findWords, tell } from './finding.ts';
import { judgeClock } from './judge-clock.ts';

/** Longer than a proxy waits for a server that is being restarted: deploy/Caddyfile has it wait for 15 s. */
const ANSWER_WITHIN_MS = 20_000;
/** What each page has; a proxy that drops one takes a guard away. */
const HEADERS = ['content-security-policy', 'x-content-type-options', 'referrer-policy'];

/** Asks the server as customers do, by its public address and through whatever stands in front of it. */
export async function lookAtAddress(publicUrl: string | null, ask: typeof fetch = fetch): Promise<readonly Finding[]> {
  const about = 'address';
  if (publicUrl === null)
    return [{ about, level: 'warning', says: 'PUBLIC_URL is not set, so how customers reach the server was not tried.' }];
  const bad = (says: string): Finding => ({ about, level: 'bad', says });
  const get = (path: string) => ask(`${publicUrl}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  try {
    const health = await get('/health');
    const said = await health.text();
    if (!said.includes('"status":"up"')) return [bad(judgeStranger(health, publicUrl))];
    const page = await get('/app/');
    const dropped = HEADERS.filter((name) => !page.headers.has(name));
    const metrics = await get('/metrics');
    const date = health.headers.get('date');
    const findings = [
      ...(page.status === 200
        ? []
        : [bad(`The first page answers with ${page.status}. Look at the server’s log, or build the web app: npm run build.`)]),
      ...(dropped.length === 0 ? [] : [bad(`The proxy drops ${dropped.join(', ')} from answers. Let it pass on headers as they are.`)]),
      ...(metrics.status === 200
        ? [
            bad(
              '/metrics is open to everybody, because the proxy’s calls look like this machine’s own. Let the proxy send X-Forwarded-For, and name it in TRUST_PROXY.',
            ),
          ]
        : []),
      ...(date === null ? [] : judgeClock('the proxy', new Date(date), new Date())),
    ];
    return findings.length > 0 ? findings : [{ about, level: 'good', says: `${publicUrl} answers, with all its headers.` }];
  } catch (error) {
    return [bad(explain(error, publicUrl))];
  }
}

function judgeStranger({ status, headers }: Response, publicUrl: string): string {
  if (status >= 300 && status < 400)
    return `${publicUrl} leads on to ${headers.get('location') ?? 'elsewhere'}. Set PUBLIC_URL to where customers end up.`;
  if (status === 502 || status === 503 || status === 504)
    return `The proxy at ${publicUrl} answers ${status}: it does not reach the server. Start the server, or correct where the proxy leads.`;
  return `What answers at ${publicUrl} is not QuickQuote. Correct PUBLIC_URL, or where the proxy leads.`;
}

const UNSIGNED = ': its certificate is signed by nobody that browsers trust. Get one, for instance from Let’s Encrypt.';
const EXPLAINED: Readonly<Record<string, string>> = {
  ENOTFOUND: ': its name is not known. Correct PUBLIC_URL, or enter the name in the DNS.',
  ECONNREFUSED: ': nothing listens there. Start server and proxy, or correct PUBLIC_URL.',
  CERT_HAS_EXPIRED: ': its certificate has expired. Renew it.',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNSIGNED,
  SELF_SIGNED_CERT_IN_CHAIN: UNSIGNED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNSIGNED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: ': its certificate comes without the one in between. Let the proxy send the full chain.',
  ERR_TLS_CERT_ALTNAME_INVALID: ': its certificate is for another name. Get one for this name, or correct PUBLIC_URL.',
  ERR_SSL_WRONG_VERSION_NUMBER: ': what listens there speaks no TLS. Let the proxy do so, or correct the port in PUBLIC_URL.',
  TimeoutError: ' in time. A firewall may keep this machine from its own public address.',
};

function explain(error: unknown, publicUrl: string): string {
  const known = findWords(error, EXPLAINED);
  return known === null ? `${publicUrl} does not answer (${tell(error)}).` : `${publicUrl} does not answer${known}`;
}
