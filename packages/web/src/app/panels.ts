import { create } from 'zustand';

/** Dialogs that any screen may open. */
export type Panel = 'settings' | 'keys' | 'report';

interface Panels {
  readonly open: Panel | null;
  readonly show: (panel: Panel) => void;
  readonly close: () => void;
}

/** Which of the dialogs that belong to the whole client is open. */
export const usePanels = create<Panels>()((set) => ({
  open: null,
  show: (open) => set({ open }),
  close: () => set({ open: null }),
}));
