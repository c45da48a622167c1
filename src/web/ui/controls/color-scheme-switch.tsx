import { UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '../icons/icons.tsx';
import { texts } from '../texts.ts';
import styles from './color-scheme-switch.module.css';

/** Changes between light and dark; until then the app follows the system. */
export function ColorSchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme();
  const current = useComputedColorScheme('light');
  const next = current === 'dark' ? 'light' : 'dark';
  return (
    <UnstyledButton
      className={styles['switch'] ?? ''}
      aria-label={next === 'dark' ? texts.darkColors : texts.lightColors}
      onClick={() => setColorScheme(next)}
    >
      <IconMoon className={styles['moon']} size={19} stroke={1.6} aria-hidden />
      <IconSun className={styles['sun']} size={19} stroke={1.6} aria-hidden />
    </UnstyledButton>
  );
}
