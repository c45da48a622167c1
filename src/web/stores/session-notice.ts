import { create } from 'zustand';

/** Why the last session ended by itself, for the sign-in page to say; '' when it did not. Lives as long as the page. */
export const useSessionNotice = create<{ readonly message: string }>(() => ({ message: '' }));
