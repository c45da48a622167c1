/** What an image says of itself, as containers' engines read it. */
export interface ImageConfig {
  readonly User?: string;
  readonly ExposedPorts?: Readonly<Record<string, object>>;
  readonly Env?: readonly string[];
  readonly Entrypoint?: readonly string[];
  readonly Cmd?: readonly string[];
  readonly Volumes?: Readonly<Record<string, object>>;
  readonly WorkingDir?: string;
  readonly Labels?: Readonly<Record<string, string>>;
  readonly StopSignal?: string;
  /** Beyond the standard, yet known to Docker and Podman; durations in nanoseconds. */
  readonly Healthcheck?: { readonly Test: readonly string[] } & Readonly<Record<string, unknown>>;
}

const NANOSECONDS = 1_000_000_000;

/** What the last stage of a Dockerfile says of its image. Throws at an instruction that it does not know: an image put together without an engine would differ. */
export function readDockerfile(text: string): ImageConfig {
  const lines = text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')) + 1);
  return last.map(readInstruction).reduce(merge, {});
}

function merge(all: ImageConfig, more: ImageConfig): ImageConfig {
  const env = [...(all.Env ?? []), ...(more.Env ?? [])];
  const labels = { ...all.Labels, ...more.Labels };
  return { ...all, ...more, ...(env.length > 0 && { Env: env }), ...(Object.keys(labels).length > 0 && { Labels: labels }) };
}

function readInstruction(line: string): ImageConfig {
  const [, name = '', rest = ''] = /^(\S+) ?(.*)$/.exec(line) ?? [];
  switch (name) {
    // The tree itself is laid out by the same program.
    case 'COPY':
      return {};
    case 'USER':
      return { User: rest };
    case 'WORKDIR':
      return { WorkingDir: rest };
    case 'STOPSIGNAL':
      return { StopSignal: rest };
    case 'EXPOSE':
      return { ExposedPorts: { [`${rest}/tcp`]: {} } };
    case 'VOLUME':
      return { Volumes: Object.fromEntries(readList(rest).map((path) => [path, {}])) };
    case 'ENTRYPOINT':
      return { Entrypoint: readList(rest) };
    case 'CMD':
      return { Cmd: readList(rest) };
    case 'ENV':
      return { Env: readPairs(rest).map((pair) => pair.join('=')) };
    case 'LABEL':
      return { Labels: Object.fromEntries(readPairs(rest)) };
    case 'HEALTHCHECK':
      return { Healthcheck: readHealthcheck(rest) };
    default:
      throw new Error(`The last stage of the Dockerfile has ${name}, which is not understood here.`);
  }
}

function readHealthcheck(rest: string) {
  const [options = '', command = ''] = rest.split(/CMD (?=\[)/);
  const given = Object.fromEntries([...options.matchAll(/--([\w-]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]));
  const seconds = (name: string) => Number.parseInt(given[name] ?? '0', 10) * NANOSECONDS;
  return {
    Test: ['CMD', ...readList(command)],
    Interval: seconds('interval'),
    Timeout: seconds('timeout'),
    StartPeriod: seconds('start-period'),
    Retries: Number(given['retries'] ?? 3),
  };
}

/** Lists alone: an instruction written as a line of text would need a shell. */
function readList(text: string): readonly string[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list) || !list.every((item) => typeof item === 'string')) throw new Error(`This is no list of words: ${text}`);
  return list;
}

function readPairs(text: string): readonly (readonly [string, string])[] {
  return [...text.matchAll(/([\w.]+)=("[^"]*"|\S+)/g)].map(([, name = '', value = '']) => [name, value.replace(/^"|"$/g, '')] as const);
}
