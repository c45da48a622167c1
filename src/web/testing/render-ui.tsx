import { MantineProvider } from '@mantine/core';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Draws a piece of the interface by itself. */
export function renderUi(element: ReactNode): RenderResult {
  return render(element, { wrapper: ({ children }) => <MantineProvider env="test">{children}</MantineProvider> });
}
