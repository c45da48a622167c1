import type { StandardView } from '../../basics/viewer.ts';
import { texts } from '../engine/texts.ts';

/** What is switched on and off beside the picture. */
export type Switch = 'distance' | 'pick' | 'section' | 'edges' | 'dimensions' | 'walls' | 'build';

/** Everything a key can do. */
export type Command = { readonly kind: 'view'; readonly view: StandardView } | { readonly kind: 'home' | 'help' | Switch };

export interface Shortcut {
  /** Upper-case letters and digits, as `KeyboardEvent.key` says them in upper case. */
  readonly keys: readonly string[];
  readonly label: string;
  readonly command: Command;
}

/** In the order of the toolbar. */
const ALL: readonly Shortcut[] = [
  { keys: ['1', 'F'], label: texts.views.front, command: { kind: 'view', view: 'front' } },
  { keys: ['2', 'B'], label: texts.views.back, command: { kind: 'view', view: 'back' } },
  { keys: ['3', 'L'], label: texts.views.left, command: { kind: 'view', view: 'left' } },
  { keys: ['4', 'R'], label: texts.views.right, command: { kind: 'view', view: 'right' } },
  { keys: ['5', 'T'], label: texts.views.top, command: { kind: 'view', view: 'top' } },
  { keys: ['6', 'U'], label: texts.views.bottom, command: { kind: 'view', view: 'bottom' } },
  { keys: ['7', 'I'], label: texts.views.isometric, command: { kind: 'view', view: 'isometric' } },
  { keys: ['H'], label: texts.views.home, command: { kind: 'home' } },
  { keys: ['M'], label: texts.tools.distance, command: { kind: 'distance' } },
  { keys: ['P'], label: texts.tools.pick, command: { kind: 'pick' } },
  { keys: ['S'], label: texts.tools.section, command: { kind: 'section' } },
  { keys: ['E'], label: texts.tools.edges, command: { kind: 'edges' } },
  { keys: ['D'], label: texts.tools.dimensions, command: { kind: 'dimensions' } },
  { keys: ['W'], label: texts.tools.walls, command: { kind: 'walls' } },
  { keys: ['O'], label: texts.tools.build, command: { kind: 'build' } },
  { keys: ['?'], label: texts.tools.help, command: { kind: 'help' } },
];

/** The keys of the viewer, in the order of the toolbar; `hasBuild`: it is known how the model is made. */
export function listShortcuts(hasBuild: boolean): readonly Shortcut[] {
  return hasBuild ? ALL : ALL.filter(({ command }) => command.kind !== 'build');
}

type KeyStroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key asks for among `shortcuts`; null for any other key and for the browser's own combinations. */
export function findCommand(shortcuts: readonly Shortcut[], { key, ctrlKey, metaKey, altKey }: KeyStroke): Command | null {
  if (ctrlKey || metaKey || altKey) return null;
  return shortcuts.find((shortcut) => shortcut.keys.includes(key.toUpperCase()))?.command ?? null;
}
