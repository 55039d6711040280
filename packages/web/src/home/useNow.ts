import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time, read anew every minute, so that “5 minutes ago” doesn't stay for hours. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
