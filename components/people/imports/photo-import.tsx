'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useState } from 'react';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { ProgressBar } from '@/components/ui/progress';
import { TextInput } from '@/components/ui/text-input';
import { PhotoGrid } from './photo-grid';
import { isMendable, usePhotoImport } from './use-photo-import';

/** Photos by registration number: first who is matched and what is refused, then they are sent. */
export function PhotoImport({ schoolId }: { schoolId?: string }) {
  const t = useTranslations('importPhotos');
  const words = useFailureWords();
  const { photos, progress, refusal, choose, mend, send } = usePhotoImport(schoolId);
  const [isBusy, setBusy] = useState(false);
  const countOf = (state: string) => photos.filter((photo) => photo.state === state).length;
  const mendable = photos.filter(isMendable).length;

  async function during(work: () => Promise<void>) {
    setBusy(true);
    await work();
    setBusy(false);
  }

  function chosen(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    // A field that goes dead under a keyboard loses its place: while work is under way it takes nothing, and shows that.
    if (isBusy) event.target.value = '';
    else if (files.length > 0) void during(() => choose(files));
  }

  return (
    <div className="flex flex-col gap-6">
      {refusal !== undefined && <Alert tone="danger" announce title={words.ofCall(refusal)} />}
      <Field id="photo-files" label={t('files')} hint={t('hint')} className="max-w-[60ch]">
        {(control) => <TextInput {...control} type="file" multiple accept=".png,.jpg,.jpeg,.zip" onChange={chosen} />}
      </Field>
      {photos.length > 0 && (
        <>
          <p role="status">
            {t('summary', {
              ready: countOf('ready'),
              sent: countOf('sent'),
              refused: photos.length - countOf('ready') - countOf('sent') - mendable,
              mendable,
            })}
          </p>
          {progress && (
            <ProgressBar
              label={t('sending')}
              value={progress.done}
              max={progress.total}
              amount={t('amount', progress)}
            />
          )}
          <div className="flex flex-wrap gap-2">
            {mendable > 0 && (
              <Button icon="image" busy={isBusy} onClick={() => during(mend)}>
                {t('mend', { count: mendable })}
              </Button>
            )}
            {countOf('ready') > 0 && (
              <Button variant="primary" icon="upload" busy={isBusy} onClick={() => during(send)}>
                {t('send', { count: countOf('ready') })}
              </Button>
            )}
          </div>
          <PhotoGrid photos={photos} />
        </>
      )}
    </div>
  );
}
