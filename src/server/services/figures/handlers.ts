import type { Handlers } from '../shared/context.ts';
import { exportDesk } from './export-desk.ts';
import { getDashboard } from './get-dashboard.ts';
import { getDeskHome } from './get-desk-home.ts';

export const figuresHandlers = {
  exportDesk,
  getDashboard,
  getDeskHome,
} satisfies Partial<Handlers>;
