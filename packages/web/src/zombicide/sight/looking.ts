import { create } from 'zustand';

/** The zone that somebody wants to look from, other than that of the acting survivor. */
interface Looking {
  /** Below the pointer, or with the focus. */
  readonly near: number | null;
  /** Held with a finger: it stays until it is held again. */
  readonly pinned: number | null;
  readonly pointAt: (zone: number | null) => void;
  readonly pin: (zone: number | null) => void;
}

export const useLooking = create<Looking>()((set) => ({
  near: null,
  pinned: null,
  pointAt: (near) => set({ near }),
  pin: (zone) => set(({ pinned }) => ({ pinned: pinned === zone ? null : zone, near: null })),
}));
