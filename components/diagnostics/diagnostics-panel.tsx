'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { KeyValueList } from '@/components/ui/key-value-list';
import { splitLocale } from '@/lib/platform/links';
import { diagnosticsWords } from './diagnostics-words';
import { type Measured, measured } from './measured';

type State = { is: 'measuring' } | { is: 'failed' } | { is: 'measured'; facts: Measured };

/** Beside the page, which goes on: a support call reads it aloud. */
export function DiagnosticsPanel({ takesFocus, onClose }: { takesFocus: boolean; onClose: () => void }) {
  const words = diagnosticsWords[splitLocale(usePathname()).locale];
  const panel = useRef<HTMLElement>(null);
  const [state, setState] = useState<State>({ is: 'measuring' });

  function measure() {
    setState({ is: 'measuring' });
    measured().then(
      (facts) => setState({ is: 'measured', facts }),
      () => setState({ is: 'failed' }),
    );
  }

  // Once when it opens; afterwards when it is asked to.
  useEffect(measure, []);
  useEffect(() => {
    if (takesFocus) panel.current?.focus();
  }, [takesFocus]);

  return (
    <section ref={panel} tabIndex={-1} aria-label={words.title} data-print="no" className="diagnostics">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-lg">{words.title}</h2>
        <IconButton icon="close" label={words.close} onClick={onClose} />
      </div>
      <div aria-live="polite">
        {state.is === 'measured' && <Facts facts={state.facts} words={words} />}
        {state.is === 'measuring' && <p className="py-2.5 text-ink-soft">{words.measuring}</p>}
        {state.is === 'failed' && <p className="py-2.5 text-danger-ink">{words.failed}</p>}
      </div>
      <Button size="sm" icon="refresh" onClick={measure}>
        {words.again}
      </Button>
    </section>
  );
}

type Words = (typeof diagnosticsWords)['pt-BR'];

function Facts({ facts, words }: { facts: Measured; words: Words }) {
  const { buildId, instanceId, latencyMs, workers, caches, switches } = facts;
  return (
    <KeyValueList
      items={[
        { key: 'build', label: words.build, value: <code>{buildId ?? words.none}</code> },
        { key: 'instance', label: words.instance, value: <code>{instanceId}</code> },
        { key: 'latency', label: words.latency, value: `${latencyMs} ms` },
        { key: 'workers', label: words.workers, value: workers || words.none },
        { key: 'caches', label: words.caches, value: caches || words.none },
        ...Object.entries(switches).map(([name, isOn]) => {
          return {
            key: name,
            label: <code className="wrap-anywhere">{name}</code>,
            value: isOn ? words.on : words.off,
          };
        }),
      ]}
    />
  );
}
