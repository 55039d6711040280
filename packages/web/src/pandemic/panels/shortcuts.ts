/** A key of the table, for the table itself and for the list of keys. */
export interface Shortcut {
  readonly id: ShortcutId;
  /** As they are written on keyboards; several ways to do the same stand side by side. */
  readonly keys: readonly string[];
  /** Catalogue id of what it does. */
  readonly message: string;
}

const SHORTCUT_IDS = [
  'drive',
  'fly',
  'build',
  'treat',
  'share',
  'cure',
  'events',
  'end',
  'all',
  'undo',
  'redo',
  'next',
  'skip',
  'log',
  'seat',
  'map',
  'zoom',
  'text',
  'back',
] as const;
type ShortcutId = (typeof SHORTCUT_IDS)[number];

const KEYS: Readonly<Record<ShortcutId, readonly string[]>> = {
  drive: ['D'],
  fly: ['F'],
  build: ['B'],
  treat: ['T'],
  share: ['K'],
  cure: ['C'],
  events: ['V'],
  end: ['E'],
  all: ['A'],
  undo: ['U'],
  redo: ['Shift+U'],
  next: ['Space'],
  skip: ['Shift+Space'],
  log: ['L'],
  seat: ['1', '2', '3', '4', '5'],
  map: ['←', '↑', '→', '↓', 'Enter'],
  zoom: ['+', '−', '0'],
  text: ['X'],
  back: ['Esc'],
};

export const TABLE_SHORTCUTS: readonly Shortcut[] = SHORTCUT_IDS.map((id) => ({
  id,
  keys: KEYS[id],
  message: `table.key.${id}`,
}));
