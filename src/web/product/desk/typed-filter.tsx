import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { IconSearch } from '../../ui/icons/more-icons.tsx';

/** How long typing rests before the list is asked for. */
const PAUSE_MS = 300;

interface TypedFilterProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly isSearch?: boolean;
  readonly onType: (value: string) => void;
}

/** A filter that is typed: the list follows when the typing rests. */
export function TypedFilter({ label, placeholder, value, isSearch = false, onType }: TypedFilterProps) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const tell = useRef(onType);
  tell.current = onType;
  // The address may change by itself, for instance by going back.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed === told.current) return;
    const pause = setTimeout(() => {
      told.current = typed;
      tell.current(typed);
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  return (
    <TextInput
      type={isSearch ? 'search' : 'text'}
      flex="1 1 15rem"
      label={label}
      placeholder={placeholder}
      autoComplete="off"
      leftSection={isSearch ? <IconSearch size={17} stroke={1.6} aria-hidden /> : null}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
