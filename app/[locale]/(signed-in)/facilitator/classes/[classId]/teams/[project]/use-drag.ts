'use client';

import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** What lies under the finger: a pupil's place, a team, or the tray. */
export type Target = { pupil: string } | { team: number | null };

export type Drag = { pupil: string; x: number; y: number; over: string | undefined };

/** Near the edges the page goes along, because eight teams are longer than a phone. */
const edgePx = 90;
const stepPx = 12;

function under(x: number, y: number, dragged: string): { mark: string; target: Target } | undefined {
  const hit = document.elementFromPoint(x, y);
  const pupil = hit?.closest<HTMLElement>('[data-pupil]')?.dataset.pupil;
  if (pupil && pupil !== dragged) return { mark: pupil, target: { pupil } };
  const seat = hit?.closest<HTMLElement>('[data-seat]')?.dataset.seat;
  if (seat === undefined || pupil) return undefined;
  return { mark: seat, target: { team: seat === 'tray' ? null : Number(seat) } };
}

/** Dragging by a handle with a mouse, a pen or a finger. Esc gives up. */
export function useDrag(onDrop: (pupil: string, target: Target) => void) {
  const [drag, setDrag] = useState<Drag>();
  const held = useRef<Drag>(undefined);

  function hold(next: Drag | undefined): void {
    held.current = next;
    setDrag(next);
  }

  const pupil = drag?.pupil;
  useEffect(() => {
    if (pupil === undefined) return;
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      held.current = undefined;
      setDrag(undefined);
    };
    const walk = setInterval(() => {
      const y = held.current?.y ?? edgePx;
      if (y < edgePx) scrollBy(0, -stepPx);
      else if (y > innerHeight - edgePx) scrollBy(0, stepPx);
    }, 16);
    addEventListener('keydown', giveUp);
    return () => {
      clearInterval(walk);
      removeEventListener('keydown', giveUp);
    };
  }, [pupil]);

  function handle(id: string) {
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        hold({ pupil: id, x: event.clientX, y: event.clientY, over: undefined });
      },
      onPointerMove({ clientX: x, clientY: y }: PointerEvent) {
        if (held.current?.pupil === id) hold({ pupil: id, x, y, over: under(x, y, id)?.mark });
      },
      onPointerUp({ clientX: x, clientY: y }: PointerEvent) {
        if (held.current?.pupil !== id) return;
        const found = under(x, y, id);
        hold(undefined);
        if (found) onDrop(id, found.target);
      },
      onPointerCancel: () => hold(undefined),
    };
  }

  return { drag, handle };
}
