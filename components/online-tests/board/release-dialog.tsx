'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { toast } from '@/components/ui/toast';
import { redoTestOp, releaseTestOp } from '@/lib/online-tests/contract';
import { useCommand } from '@/lib/platform/browser/use-command';
import type { Board, Place } from './use-board';
import { useOwnWords } from './use-own-words';

type Props = Place & {
  kind: 'release' | 'redo';
  versions: Board['versions'];
  /** Null is everybody who has it neither open nor behind him. */
  studentIds: string[] | null;
  /** False under the preview: what was chosen stands when it closes. */
  isOpen: boolean;
  onClose: () => void;
  onPreview: (versionId: string) => void;
  onDone: () => void;
};

/** Which version, for how long: two hours to begin, ten minutes for a redo. */
export function ReleaseDialog(props: Props) {
  const { kind, classId, unit, versions, studentIds, isOpen, onClose, onPreview, onDone } = props;
  const t = useTranslations('testBoard');
  const words = useFailureWords();
  const own = useOwnWords('enable');
  const id = useId();
  const release = useCommand(releaseTestOp);
  const redo = useCommand(redoTestOp);
  const [versionId, setVersion] = useState(versions[0]?.id ?? '');
  const version = versions.find((each) => each.id === versionId);
  const [minutes, setMinutes] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const typed = minutes === '' ? null : Number(minutes);
  const isWrong = typed !== null && !(Number.isInteger(typed) && typed >= 1 && typed <= 240);

  async function go() {
    setRefusal(undefined);
    const given = { classId, unit, versionId, limitMinutes: typed } as const;
    try {
      const reply =
        kind === 'redo'
          ? await redo.run({ ...given, studentIds: studentIds ?? [] })
          : await release.run({ ...given, studentIds });
      toast.success(t('released', { count: reply.studentIds.length }));
      onDone();
    } catch (error) {
      setRefusal(words.ofCall(error, own));
    }
  }

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t(kind === 'redo' ? 'redoTitle' : 'releaseTitle')}
      lead={t(kind === 'redo' ? 'redoLead' : 'releaseLead', { count: studentIds?.length ?? 0 })}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {version && (
            <Button icon="eye" onClick={() => onPreview(version.id)}>
              {t('preview')}
            </Button>
          )}
          <Button
            variant="primary"
            busy={release.isPending || redo.isPending}
            disabled={!version || isWrong}
            onClick={() => void go()}
          >
            {t(kind === 'redo' ? 'redo' : 'release')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{studentIds ? t('toSome', { count: studentIds.length }) : t('toAll')}</p>
        <Field id={`${id}-version`} label={t('version')}>
          {(control) => (
            <Select
              {...control}
              value={versionId}
              onChange={(event) => setVersion(event.target.value)}
              options={versions.map((each) => ({
                value: each.id,
                label: t('versionLine', { model: each.model, number: each.number, questions: each.questions }),
              }))}
            />
          )}
        </Field>
        <Field
          id={`${id}-minutes`}
          label={t('minutes')}
          hint={version && t('minutesHint', { minutes: version.limitMinutes })}
          error={isWrong && t('minutesWrong')}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              placeholder={String(version?.limitMinutes ?? '')}
              value={minutes}
              onChange={(event) => setMinutes(event.target.value.trim())}
            />
          )}
        </Field>
        {refusal && (
          <Alert tone="danger" announce>
            {refusal}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
