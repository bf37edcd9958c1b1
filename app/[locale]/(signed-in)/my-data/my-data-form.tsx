'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { EditForm } from '@/components/forms/edit-form';
import { useFormView } from '@/components/forms/form-view';
import { SaveRow } from '@/components/forms/save-bar';
import { PasswordField, TextField } from '@/components/forms/text-fields';
import { PhotoField } from '@/components/people/photo-field';
import { refillProfile } from '@/components/shell/refill-profile';
import { Card } from '@/components/ui/card';
import { ownAccountOp, updateOwnAccountOp } from '@/lib/accounts/contract';
import { isSameAddress } from '@/lib/accounts/rules';
import type { OwnAccount } from '@/lib/accounts/schemas';
import { call } from '@/lib/platform/browser/call';
import { lazily } from '@/lib/platform/browser/lazy';
import { PupilPhoto } from './pupil-photo';

type Own = z.infer<typeof OwnAccount>;
type Values = { name: string; email: string; currentPassword: string; photoUrl: string | null };

function valuesOf({ name, email, photoUrl }: Own): Values {
  return { name, email: email ?? '', currentPassword: '', photoUrl };
}

export function MyDataForm({ own }: { own: Own }) {
  const t = useTranslations('accounts.myData');
  const router = useRouter();
  // Pupils have no e-mail.
  const isPupil = own.tipo === 'aluno';
  return (
    <EditForm
      op={updateOwnAccountOp}
      initial={valuesOf(own)}
      valuesOf={valuesOf}
      revision={own.revision}
      read={() => call(ownAccountOp, {})}
      input={({ email, currentPassword, ...rest }) => ({
        ...rest,
        email: isPupil ? null : email,
        ...(currentPassword && { currentPassword }),
      })}
      schema={async () => (await lazily(() => import('@/lib/accounts/schemas'))).OwnAccountChanges}
      onSaved={() => {
        // The header shows name and photo, and so does what this tab keeps of the person.
        router.refresh();
        void refillProfile();
      }}
    >
      <Card title={t('identity')}>
        <div className="grid gap-5">
          {isPupil ? <PupilPhoto /> : <PhotoField before={own.photoUrl} shown={t('photoShown')} />}
          <TextField name="name" label={t('name')} maxLength={120} autoComplete="name" required />
          {!isPupil && (
            <TextField
              name="email"
              label={t('email')}
              hint={t('emailHint')}
              required
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
            />
          )}
          {!isPupil && <PasswordOfNewAddress before={own.email} />}
          <SaveRow label={t('save')} pendingLabel={t('saving')} variant="primary" />
        </div>
      </Card>
    </EditForm>
  );
}

/** Links to a new password go to the e-mail: whoever finds a device that was left open must not turn them to the own one. */
function PasswordOfNewAddress({ before }: { before: string | null }) {
  const t = useTranslations('passwords');
  const ofForm = useTranslations('accounts.myData');
  const email = String(useFormView().valueOf('email'));
  if (isSameAddress(before, email.trim())) return null;
  return (
    <PasswordField
      name="currentPassword"
      label={t('change.current')}
      hint={ofForm('emailPassword')}
      required
      showLabel={t('show')}
      hideLabel={t('hide')}
      autoComplete="current-password"
      maxLength={200}
    />
  );
}
