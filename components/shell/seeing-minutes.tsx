'use client';

import { useEffect, useState } from 'react';

type Props = {
  until: string;
  /** The server's clock when it wrote the page, in milliseconds: a browser's own may be wrong. */
  shownAt: number;
  /** "{minutes} min left" */
  label: string;
  onward: string;
};

const tickMs = 5000;

/** Counts down, and leaves when the time is over: from then on the session is the administrator's own again. */
export function SeeingMinutes({ until, shownAt, label, onward }: Props) {
  const [left, setLeft] = useState(() => Date.parse(until) - shownAt);
  useEffect(() => {
    const started = performance.now();
    const whole = Date.parse(until) - shownAt;
    const timer = setInterval(() => {
      const now = whole - (performance.now() - started);
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      location.assign(onward);
    }, tickMs);
    return () => clearInterval(timer);
  }, [until, shownAt, onward]);
  return <span>{label.replace('{minutes}', String(Math.max(0, Math.ceil(left / 60_000))))}</span>;
}
