'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CheckField } from '@/components/forms/choice-fields';
import { EditForm } from '@/components/forms/edit-form';
import { SaveRow } from '@/components/forms/save-bar';
import { PasswordField, TextField } from '@/components/forms/text-fields';
import { Alert } from '@/components/ui/alert';
import { saveKeyOp } from '@/lib/school-ai/contract';
import { addressLengthMax, modelLengthMax } from '@/lib/school-ai/rules';

const initial = { plainKey: '', baseUrl: '', model: '', seesImages: true };

/** What is typed stays until it is kept; then the key leaves the page. */
export function KeyForm({ schoolId, replaces }: { schoolId: string; replaces: boolean }) {
  const t = useTranslations('schoolAi.key');
  const router = useRouter();
  const [isUntried, setUntried] = useState(false);
  return (
    <EditForm
      op={saveKeyOp}
      initial={initial}
      input={(values) => ({ schoolId, ...values })}
      // The body and the query carry one key: what is wrong with either is said at its field.
      nameOf={(path) => (path === 'keyOfQuery' ? 'plainKey' : path)}
      done={t('saved')}
      onSaved={({ tried }) => {
        setUntried(tried === 'unreachable');
        router.refresh();
      }}
      emptiesAfter
      guarded={false}
    >
      <PasswordField
        name="plainKey"
        label={t(replaces ? 'replacement' : 'plainKey')}
        hint={t('hint')}
        required
        autoComplete="off"
        maxLength={400}
        showLabel={t('show')}
        hideLabel={t('hide')}
      />
      <KeyPlace />
      {isUntried && (
        <Alert tone="warning" announce title={t('untried')}>
          {t('untriedText')}
        </Alert>
      )}
      <SaveRow label={t(replaces ? 'replace' : 'save')} variant="primary" icon="key" />
    </EditForm>
  );
}

const places = {
  baseUrl: { maxLength: addressLengthMax, placeholder: 'https://api.openai.com/v1' },
  model: { maxLength: modelLengthMax, placeholder: 'gpt-4.1-mini' },
} as const;

/** For schools that run a model of their own: most never open it. What is wrong in it opens it. */
function KeyPlace() {
  const t = useTranslations('schoolAi.key');
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold">{t('more')}</summary>
      <div className="mt-2 flex flex-col gap-4">
        <p className="text-ink-soft">{t('moreText')}</p>
        {(['baseUrl', 'model'] as const).map((name) => (
          <TextField
            key={name}
            {...places[name]}
            name={name}
            label={t(name)}
            note={t('optional')}
            hint={t(`${name}Hint`)}
            autoCapitalize="none"
            spellCheck={false}
          />
        ))}
        <CheckField name="seesImages" label={t('seesImages')} hint={t('seesImagesHint')} />
      </div>
    </details>
  );
}
