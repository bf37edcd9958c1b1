'use client';

import { useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { SelectField } from '@/components/forms/choice-fields';
import { EditForm } from '@/components/forms/edit-form';
import { useFormView } from '@/components/forms/form-view';
import { SaveBar } from '@/components/forms/save-bar';
import { OptionalTextField, TextField } from '@/components/forms/text-fields';
import { MarkdownField } from '@/components/markdown/markdown-field';
import { Card } from '@/components/ui/card';
import { useGo } from '@/components/ui/use-go';
import { createModuleOp, readModuleOp } from '@/lib/courses/contract/modules';
import { moduleStatuses } from '@/lib/courses/rules';
import type { ModuleDetail } from '@/lib/courses/schemas/modules';
import { updateModuleOp } from '@/lib/lesson-plans/contract/catalogue';
import { links } from '@/lib/links';
import { call } from '@/lib/platform/browser/call';
import { ModuleCover } from './module-cover';
import { ModuleGlossary } from './module-glossary';
import { allParts, ModuleParts, namedParts, nameOfPath } from './module-parts';
import { ModuleSupport } from './module-support';

type EditedModule = z.infer<typeof ModuleDetail>;
type Values = Omit<EditedModule, 'id' | 'courseCode' | 'position' | 'revision' | 'updatedAt' | 'support'> & {
  support: { kind: 'image' | 'file' | 'video'; title: string; address: string }[];
};

const blank: Values = {
  code: '',
  name: '',
  status: 'inDevelopment',
  expectedOn: null,
  summary: '',
  guardianTips: '',
  sealsAndCertificates: '',
  notebookCoverUrl: null,
  originalCourseCode: null,
  parts: allParts([]),
  glossary: [],
  support: [],
};

function valuesOf(module: EditedModule): Values {
  const { id: _, courseCode: __, position: ___, revision: ____, updatedAt: _____, ...values } = module;
  return { ...values, parts: allParts(module.parts) };
}

const texts = ['summary', 'guardianTips', 'sealsAndCertificates'] as const;

/** Create and edit are one form. */
export function ModuleForm({ courseCode, module }: { courseCode: string; module?: EditedModule }) {
  const t = useTranslations('authoring.module');
  const go = useGo();
  const moduleId = module?.id ?? '';
  const sent = (values: Values) => ({ ...values, parts: namedParts(values.parts) });
  return (
    <EditForm
      op={module ? updateModuleOp : createModuleOp}
      initial={module ? valuesOf(module) : blank}
      valuesOf={valuesOf}
      input={(values) => {
        const { code, ...changes } = sent(values);
        return module ? { ...changes, moduleId } : { ...changes, courseCode, code };
      }}
      nameOf={nameOfPath}
      revision={module?.revision}
      read={module && (() => call(readModuleOp, { moduleId }))}
      onSaved={({ code }) => (module ? go.refresh() : go.replace(links.admLessons(courseCode, code)))}
      {...(!module && { continuesAt: ({ code }: EditedModule) => links.admModule(courseCode, code) })}
      startsHere={!module}
    >
      <Card title={t('identity')}>
        <Identity isNew={!module} />
      </Card>
      {module ? <Contents /> : <LaterContents />}
      <SaveBar
        label={t('save')}
        cancelHref={links.admModules(courseCode)}
        {...(module && { next: { label: t('nowLessons'), href: links.admLessons(courseCode, module.code) } })}
      />
    </EditForm>
  );
}

function Identity({ isNew }: { isNew: boolean }) {
  const t = useTranslations('authoring.module');
  const isInDevelopment = useFormView().valueOf('status') === 'inDevelopment';
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField name="name" label={t('field.name')} maxLength={120} required className="sm:col-span-2" />
      <TextField
        name="code"
        label={t('field.code')}
        hint={t(isNew ? 'codeHint' : 'codeFixed')}
        maxLength={40}
        spellCheck={false}
        required={isNew}
        readOnly={!isNew}
      />
      <OptionalTextField
        name="originalCourseCode"
        label={t('field.originalCourseCode')}
        hint={t('originalHint')}
        maxLength={40}
        spellCheck={false}
      />
      <SelectField
        name="status"
        label={t('field.status')}
        hint={t('statusHint')}
        required
        options={moduleStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
      {isInDevelopment && <OptionalTextField name="expectedOn" label={t('field.expectedOn')} type="date" required />}
      <div className="sm:col-span-2">
        <ModuleCover />
      </div>
    </div>
  );
}

function Contents() {
  const t = useTranslations('authoring.module');
  return (
    <>
      <Card title={t('texts')} lead={t('textsLead')}>
        <div className="flex flex-col gap-6">
          {texts.map((name) => (
            <MarkdownField key={name} name={name} label={t(`field.${name}`)} lengthMax={20_000} />
          ))}
        </div>
      </Card>
      <Card title={t('parts')} lead={t('partsLead')}>
        <ModuleParts />
      </Card>
      <Card title={t('glossary')}>
        <ModuleGlossary />
      </Card>
      <Card title={t('support')} lead={t('supportLead')}>
        <ModuleSupport />
      </Card>
    </>
  );
}

/** A module begins with its name: what is in it may be written now, folded away, or later on its own page. */
function LaterContents() {
  const t = useTranslations('authoring.module');
  return (
    <details className="rounded-lg border border-line bg-surface px-4 sm:px-6">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 py-3">
        <span className="font-semibold">{t('contents')}</span>
        <span className="text-ink-soft">{t('contentsLater')}</span>
      </summary>
      <div className="flex flex-col gap-4 pb-4">
        <Contents />
      </div>
    </details>
  );
}
