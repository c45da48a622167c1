import { create } from 'zustand';

/** Something that was just done, or left undone, and what can be done about it. */
export interface Notice {
  readonly text: string;
  /** What its button says, for instance 'Undo'. */
  readonly action: string;
  readonly act: () => void;
  /** Finds where the focus goes then; nothing found means the page's heading. */
  readonly place: string;
}

/** The page's one notice: the latest. */
export const useNoticeStore = create<{ readonly notice: Notice | null }>(() => ({ notice: null }));

export function showNotice(notice: Notice): void {
  useNoticeStore.setState({ notice });
}

export function closeNotice(): void {
  useNoticeStore.setState({ notice: null });
}
