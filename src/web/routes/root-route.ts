import { createRootRoute } from '@tanstack/react-router';
import { Shell } from '../product/frame/shell.tsx';

/** What every route hangs from: the frame around the page. */
export const rootRoute = createRootRoute({ component: Shell });
