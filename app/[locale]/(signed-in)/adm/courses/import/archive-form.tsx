'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FileDrop } from '@/components/ui/file-drop';
import { TextInput } from '@/components/ui/text-input';
import { purposes } from '@/lib/files/rules';

const { bytesMax } = purposes['course-archive'];
const maximum = bytesMax / 1024 / 1024;

export function ArchiveForm({ onSend }: { onSend: (file: File, code: string) => void }) {
  const t = useTranslations('courseTransfer');
  const fields = useTranslations('fields');
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [code, setCode] = useState('');

  function send(event: FormEvent) {
    event.preventDefault();
    setMissing(file === null);
    if (file) onSend(file, code);
  }

  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-6">
      <FileDrop
        label={t('file')}
        accept=".zip"
        bytesMax={bytesMax}
        hint={t('hint', { maximum })}
        error={isMissing && !file ? fields('required') : undefined}
        onFile={setFile}
        texts={{
          prompt: t('prompt'),
          browse: t('browse'),
          remove: t('remove'),
          wrongType: t('wrongType'),
          tooLarge: t('tooLarge', { maximum }),
        }}
      />
      <Field id="import-code" label={t('code')} hint={t('codeHint')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={20}
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" variant="primary" icon="check">
          {t('check')}
        </Button>
      </div>
    </form>
  );
}
