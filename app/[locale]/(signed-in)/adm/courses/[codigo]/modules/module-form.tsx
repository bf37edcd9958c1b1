'use client';

import { useTranslations } from 'next-intl';
import { ConflictNotice } from '@/components/forms/conflict-notice';
import { ReadyFieldset } from '@/components/forms/ready-fieldset';
import { SaveBar } from '@/components/forms/save-bar';
import { Card } from '@/components/ui/card';
import { links } from '@/lib/platform/links';
import { ModuleGlossary } from './module-glossary';
import { ModuleIdentity } from './module-identity';
import { ModuleParts } from './module-parts';
import { ModuleSupport } from './module-support';
import { ModuleTextFields } from './module-text-fields';
import { type EditedModule, moduleTexts } from './module-values';
import { useModuleForm } from './use-module-form';

export function ModuleForm({ courseCode, module }: { courseCode: string; module?: EditedModule }) {
  const t = useTranslations('authoring.module');
  const form = useModuleForm(courseCode, module);
  const { theirs, values } = form;
  const [mine, other] = [moduleTexts(values), theirs && moduleTexts(theirs)];
  return (
    <form onSubmit={form.onSubmit} noValidate className="flex flex-col gap-4">
      <ReadyFieldset>
        <Card title={t('identity')}>
          <ModuleIdentity form={form} isNew={!module} />
        </Card>
        <Card title={t('texts')} lead={t('textsLead')}>
          <ModuleTextFields form={form} />
        </Card>
        <Card title={t('parts')} lead={t('partsLead')}>
          <ModuleParts form={form} />
        </Card>
        <Card title={t('glossary')}>
          <ModuleGlossary form={form} />
        </Card>
        <Card title={t('support')} lead={t('supportLead')}>
          <ModuleSupport form={form} />
        </Card>
        {other && (
          <ConflictNotice
            fields={Object.entries(mine).map(([name, text]) => ({
              label: t(`field.${name as 'name'}`),
              mine: text,
              theirs: other[name] ?? '',
            }))}
            busy={form.isPending}
            onSaveMine={form.saveMine}
            onTakeTheirs={form.takeTheirs}
          />
        )}
        <SaveBar
          label={t('save')}
          pending={form.isPending}
          refusal={form.refusal}
          errorCount={Object.keys(form.errors).length}
          cancelHref={links.admModules(courseCode)}
          onGiveUp={form.cancel}
        />
      </ReadyFieldset>
    </form>
  );
}
