import type { Context } from '#server/services/shared/context.ts';
import type { Ports } from '#server/services/shared/ports.ts';

/** What a service knows in a test: the ports that it needs, and trouble thrown. */
export function composeContext(ports: Partial<Ports>): Context {
  return {
    ports: ports as Ports,
    publicUrl: 'https://shop.example',
    supportEmail: 'support@shop.example',
    signUp: 'open',
    language: null,
    origin: 'origin',
    report: (error) => {
      throw error;
    },
  };
}
