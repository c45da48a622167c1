import './theme/mantine-styles.ts';
import './theme/global.css';
import { MantineProvider } from '@mantine/core';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { loadConfig } from './api/calls/load-config.ts';
import { logProblem } from './api/calls/log-problem.ts';
import { RouterView } from './navigation/router-view.tsx';
import { createAppRouter } from './routes/app-router.ts';
import { LoadFailure } from './routes/load-failure.tsx';
import { texts } from './routes/texts.ts';
import { watchSession } from './routes/watch-session.ts';
import { resolveCssVariables, theme } from './theme/theme.ts';

async function start(container: HTMLElement): Promise<void> {
  try {
    await loadConfig();
  } catch (error) {
    logProblem('The app could not load its configuration.', error);
    container.textContent = texts.appNotLoaded;
    return;
  }
  const router = createAppRouter();
  watchSession(router);
  // What the page shows until now gives way to the whole page, not to an empty one.
  await router.load();
  const root = createRoot(container);
  // In slices, so that a slow phone can answer a touch in between.
  startTransition(() =>
    root.render(
      <StrictMode>
        <MantineProvider theme={theme} cssVariablesResolver={resolveCssVariables} defaultColorScheme="auto">
          <RouterView router={router} failure={LoadFailure} />
        </MantineProvider>
      </StrictMode>,
    ),
  );
}

const container = document.getElementById('root');
if (container !== null) void start(container);
