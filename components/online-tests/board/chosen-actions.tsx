'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmedButton } from '@/components/forms/confirmed-button';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { concludeTestsOp, giveExtraMinutesOp } from '@/lib/online-tests/contract';
import { PreviewDialog } from './preview-dialog';
import { ReceiveDialog } from './receive-dialog';
import { ReleaseDialog } from './release-dialog';
import type { Board, Place, Pupil } from './use-board';
import { useOwnWords } from './use-own-words';

type Props = Place & { board: Board; chosen: readonly Pupil[]; onDone: () => void };

const isOpen = ({ attempt }: Pupil) => attempt?.state === 'released' || attempt?.state === 'begun';
const mayBegin = ({ attempt }: Pupil) => !attempt || attempt.state === 'expired';
/** Who left the class is given nothing more in it. */
const mayAgain = ({ attempt, hasLeft }: Pupil) => attempt?.state === 'concluded' && !hasLeft;
/** Also one that time has ended: what is still on its device may be carried here. */
const hasBegun = ({ attempt }: Pupil) => attempt?.state === 'begun' || attempt?.state === 'concluded';
const ids = (pupils: readonly Pupil[]) => pupils.map(({ studentId }) => studentId);

/** What may be done to those that are chosen; with nobody chosen, to all whom it fits. */
export function ChosenActions({ board, chosen, classId, unit, onDone }: Props) {
  const t = useTranslations('testBoard');
  const [dialog, setDialog] = useState<'release' | 'redo' | 'receive'>();
  const [previewed, setPreviewed] = useState<string>();
  /** Hundreds of signs copied from another screen: a dialog that is closed by a slip keeps them. */
  const [lines, setLines] = useState('');
  const extra = useAction(giveExtraMinutesOp, (reason) => `${t('failed.manage')} ${reason}`);
  const end = useOwnWords('enable');
  const some = chosen.length > 0 ? chosen : null;
  const among = some ?? board.pupils;
  const open = among.filter(isOpen);
  const toRelease = among.filter(mayBegin);
  const toRedo = (some ?? []).filter(mayAgain);
  const done = () => {
    setDialog(undefined);
    onDone();
  };
  async function give(minutes: number) {
    const input = { classId, unit, minutes, studentIds: ids(open) };
    // Whoever was chosen stays so until it is done: pressed again with nobody chosen, it would give the time to all.
    if (await extra.run(input, () => t('gave', { minutes, count: open.length }))) onDone();
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {toRelease.length > 0 && board.versions.length > 0 && (
        <Button variant="primary" icon="play" onClick={() => setDialog('release')}>
          {t('releaseCount', { count: toRelease.length })}
        </Button>
      )}
      {toRedo.length > 0 && (
        <Button icon="refresh" onClick={() => setDialog('redo')}>
          {t('redoCount', { count: toRedo.length })}
        </Button>
      )}
      {open.length > 0 && (
        <>
          {[5, 10].map((minutes) => (
            <Button key={minutes} icon="plus" busy={extra.isPending} onClick={() => void give(minutes)}>
              {t('giveMinutes', { minutes })}
            </Button>
          ))}
          <ConfirmedButton
            op={concludeTestsOp}
            input={{ classId, unit, studentIds: ids(open) }}
            words={{ label: t('endCount', { count: open.length }), title: t('endTitle'), confirm: t('end'), ...end }}
            onDone={onDone}
          >
            {t('endText', { count: open.length })}
          </ConfirmedButton>
        </>
      )}
      {board.pupils.some(hasBegun) && (
        <Button icon="camera" onClick={() => setDialog('receive')}>
          {t('carry.open')}
        </Button>
      )}
      {dialog === 'receive' && (
        <ReceiveDialog {...{ classId, unit, lines, setLines, onDone }} onClose={() => setDialog(undefined)} />
      )}
      {dialog && dialog !== 'receive' && (
        <ReleaseDialog
          kind={dialog}
          classId={classId}
          unit={unit}
          versions={board.versions}
          studentIds={dialog === 'redo' ? ids(toRedo) : some && ids(toRelease)}
          onClose={() => setDialog(undefined)}
          isOpen={!previewed}
          onPreview={setPreviewed}
          onDone={done}
        />
      )}
      {previewed && (
        <PreviewDialog classId={classId} unit={unit} versionId={previewed} onClose={() => setPreviewed(undefined)} />
      )}
    </div>
  );
}
