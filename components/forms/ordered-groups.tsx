'use client';

import { useTranslations } from 'next-intl';
import { type DragEvent, type ReactNode, startTransition, useOptimistic, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { joinClasses } from '@/components/ui/join-classes';
import { moved, type Order, type Place, placeOf, stepped } from './ordering';

export type OrderedItem = { id: string; name: string; content: ReactNode };
export type OrderedGroup = {
  key: string;
  label: string;
  items: readonly OrderedItem[];
  above?: ReactNode;
  below?: ReactNode;
};

type Props = {
  groups: readonly OrderedGroup[];
  /** Asks for the new order before it resolves; rejects when the place was refused: then all stands where it stood. */
  onMove: (id: string, place: Place) => Promise<void>;
};

function orderOf(groups: readonly OrderedGroup[]): Order {
  return groups.map(({ key, items }) => ({ key, ids: items.map(({ id }) => id) }));
}

/** Lists whose items are moved by dragging or by two buttons each, also from one list to the next. */
export function OrderedGroups({ groups, onMove }: Props) {
  const t = useTranslations('authoring.order');
  // Each move is laid over what the server last said until it has said more: a second one never waits for the first.
  const [order, layMove] = useOptimistic(orderOf(groups), (given, move: { id: string; place: Place }) =>
    moved(given, move.id, move.place),
  );
  // One after the other, or the second might be done before the first.
  const moving = useRef<Promise<void>>(Promise.resolve());
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState('');
  const items = new Map(groups.flatMap((group) => group.items.map((item) => [item.id, item] as const)));

  function move(id: string, place: Place | undefined) {
    if (!place) return;
    const after = moved(order, id, place);
    const group = groups.find(({ key }) => key === place.group);
    setSaid(
      t('moved', {
        name: items.get(id)?.name ?? '',
        place: placeOf(after, id)?.place ?? place.place,
        count: after.find(({ key }) => key === place.group)?.ids.length ?? 0,
        list: group?.label ?? '',
      }),
    );
    startTransition(async () => {
      layMove({ id, place });
      moving.current = moving.current.then(() => onMove(id, place)).catch(() => setSaid(t('refused')));
      await moving.current;
    });
  }

  function dropping(place: Place) {
    return {
      onDragOver: (event: DragEvent) => dragged && event.preventDefault(),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        event.stopPropagation();
        if (dragged) move(dragged, place);
        setDragged(undefined);
      },
    };
  }

  return (
    <div className="flex flex-col gap-6">
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {order.map(({ key, ids }) => {
        const group = groups.find((each) => each.key === key);
        return (
          <section key={key} aria-label={group?.label} {...dropping({ group: key, place: ids.length + 1 })}>
            {group?.above}
            <ol aria-label={group?.label} className="flex flex-col gap-2">
              {ids.map((id, index) => (
                // biome-ignore lint/a11y/noNoninteractiveElementInteractions: dragging is a shortcut; the buttons inside do the same.
                <li
                  key={id}
                  draggable
                  onDragStart={() => setDragged(id)}
                  onDragEnd={() => setDragged(undefined)}
                  {...dropping({ group: key, place: index + 1 })}
                  className={joinClasses(
                    'flex min-w-0 items-center gap-2 rounded-md border border-line bg-surface px-3 py-1',
                    dragged === id ? 'opacity-50' : 'cursor-grab',
                  )}
                >
                  <div className="min-w-0 grow">{items.get(id)?.content}</div>
                  {([-1, 1] as const).map((step) => (
                    <IconButton
                      key={step}
                      icon={step === -1 ? 'arrow-up' : 'arrow-down'}
                      label={t(step === -1 ? 'up' : 'down', { name: items.get(id)?.name ?? '' })}
                      aria-disabled={!stepped(order, id, step) || undefined}
                      onClick={() => move(id, stepped(order, id, step))}
                    />
                  ))}
                </li>
              ))}
            </ol>
            {group?.below}
          </section>
        );
      })}
    </div>
  );
}
