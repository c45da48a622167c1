import { type WebConfig, webConfigSchema } from '#contract/web-config.ts';
import { fetchSound } from './fetch-sound.ts';

let config: WebConfig | null = null;

/** Fetches the installation's configuration, before the app starts. Rejects when it is missing, malformed or can't be reached. */
export async function loadConfig(): Promise<WebConfig> {
  const response = await fetchSound(`${import.meta.env.BASE_URL}config.json`);
  return adoptConfig(webConfigSchema.parse(await response.json()));
}

/** Makes a configuration the current one. */
export function adoptConfig(loaded: WebConfig): WebConfig {
  config = loaded;
  return loaded;
}

/** The installation's configuration; `loadConfig` must have resolved. */
export function readConfig(): WebConfig {
  if (config === null) throw new Error('The configuration is not loaded yet.');
  return config;
}
