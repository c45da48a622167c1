import { useEffect, useState } from 'react';

/** Seconds left of a countdown, 0 when none is running, and how to start it anew. Goes by the clock, so a tab that slept does not lag. */
export function useCountdown(seconds: number): readonly [number, () => void] {
  const [endMs, setEndMs] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    if (endMs === 0) return;
    const tick = () => {
      const left = Math.max(0, Math.ceil((endMs - Date.now()) / 1000));
      setSecondsLeft(left);
      if (left === 0) clearInterval(interval);
    };
    const interval = setInterval(tick, 1000);
    return () => clearInterval(interval);
  }, [endMs]);
  const start = () => {
    setEndMs(Date.now() + seconds * 1000);
    setSecondsLeft(seconds);
  };
  return [secondsLeft, start];
}
