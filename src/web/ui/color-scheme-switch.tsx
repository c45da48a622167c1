import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';

/** Changes between light and dark; until then the app follows the system. */
export function ColorSchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme();
  const current = useComputedColorScheme('light');
  const next = current === 'dark' ? 'light' : 'dark';
  const Icon = next === 'dark' ? IconMoon : IconSun;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={40}
      aria-label={next === 'dark' ? 'Use dark colors' : 'Use light colors'}
      onClick={() => setColorScheme(next)}
    >
      <Icon size={19} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}
