'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { receivePacketOp } from '@/lib/online-tests/contract';
import { readTyped } from '@/lib/online-tests/rules/packet';
import { useCommand } from '@/lib/platform/browser/use-command';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { AcceptLate } from './accept-late';
import { CameraView } from './camera-view';
import type { Place } from './use-board';
import { useOwnWords } from './use-own-words';

type Props = Place & {
  /** What is typed by hand; its owner keeps it. */
  lines: string;
  setLines: (lines: string) => void;
  onClose: () => void;
  onDone: () => void;
};
type Received = ReplyOf<typeof receivePacketOp>;

/** Answers of a device that finds no line, by this one's camera or by hand. */
export function ReceiveDialog({ classId, unit, lines, setLines, onClose, onDone }: Props) {
  const t = useTranslations('testBoard.carry');
  const words = useFailureWords();
  const own = useOwnWords('manage');
  const id = useId();
  const { run, isPending } = useCommand(receivePacketOp);
  const [camera, setCamera] = useState<'off' | 'looking' | 'refused'>('off');
  const [refusal, setRefusal] = useState<string>();
  const [wrongLine, setWrongLine] = useState<number>();
  const [received, setReceived] = useState<Received>();

  async function carry(bytes: Uint8Array): Promise<void> {
    setCamera('off');
    setRefusal(undefined);
    try {
      setReceived(await run({ classId, unit, packet: base64url(bytes) }));
      setLines('');
      onDone();
    } catch (error) {
      setRefusal(words.ofCall(error, own));
    }
  }
  function type(): void {
    const read = readTyped(lines);
    setWrongLine('wrongLine' in read ? read.wrongLine : undefined);
    if ('bytes' in read) void carry(read.bytes);
  }

  return (
    <Dialog open onClose={onClose} title={t('title')} lead={t('lead')} closeLabel={t('close')}>
      <div className="grid gap-4">
        {received && <Arrived received={received} classId={classId} unit={unit} onDone={onDone} />}
        {refusal && (
          <Alert tone="danger" announce>
            {refusal}
          </Alert>
        )}
        {camera === 'refused' && (
          <Alert tone="warning" announce>
            {t('noCamera')}
          </Alert>
        )}
        {camera === 'looking' ? (
          <CameraView onBytes={(bytes) => void carry(bytes)} onRefused={() => setCamera('refused')} />
        ) : (
          <Button variant="primary" icon="camera" busy={isPending} onClick={() => setCamera('looking')}>
            {t(received ? 'lookAgain' : 'look')}
          </Button>
        )}
        <Field
          id={`${id}-lines`}
          label={t('lines')}
          hint={t('linesHint')}
          error={wrongLine !== undefined && t('wrongLine', { number: wrongLine })}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={5}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="font-mono"
              value={lines}
              onChange={(event) => setLines(event.target.value)}
            />
          )}
        </Field>
        <Button className="justify-self-start" disabled={lines.trim() === ''} busy={isPending} onClick={type}>
          {t('send')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Whose answers they were and what became of them; what came too late waits for a word of who teaches. */
function Arrived({ received, classId, unit, onDone }: Place & { received: Received; onDone: () => void }) {
  const t = useTranslations('testBoard');
  const { studentName, attemptId, counted, late, refused } = received;
  return (
    <Alert tone={late > 0 ? 'warning' : 'success'} title={studentName} announce>
      <p>{t('carry.arrived', { counted, late, refused })}</p>
      {late > 0 && <AcceptLate classId={classId} unit={unit} attemptId={attemptId} late={late} onDone={onDone} />}
    </Alert>
  );
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
