'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { Drawer } from '@/components/ui/drawer';
import { Field } from '@/components/ui/field';
import { Switch } from '@/components/ui/switch';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import type { GalleryText } from './gallery-text';

export function ToastDemos({ text }: { text: GalleryText }) {
  const { messages } = text;
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => toast.plain(messages.toastPlainText)}>{messages.toastPlain}</Button>
      <Button onClick={() => toast.success(messages.toastSuccessText)}>{messages.toastSuccess}</Button>
      <Button onClick={() => toast.error(messages.toastErrorText)}>{messages.toastError}</Button>
      <Button
        onClick={() => {
          const id = toast.loading(messages.toastLoadingText);
          setTimeout(() => toast.success(messages.toastSuccessText, { id }), 3000);
        }}
      >
        {messages.toastLoading}
      </Button>
    </div>
  );
}

type Shown = 'dialog' | 'confirm' | 'must' | 'drawer' | null;

export function OverlayDemos({ text, close, cancel }: { text: GalleryText; close: string; cancel: string }) {
  const { overlays } = text;
  const [shown, setShown] = useState<Shown>(null);
  const hide = () => setShown(null);
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setShown('dialog')}>{overlays.dialog}</Button>
      <Button onClick={() => setShown('confirm')}>{overlays.confirm}</Button>
      <Button onClick={() => setShown('must')}>{overlays.must}</Button>
      <Button onClick={() => setShown('drawer')}>{overlays.drawer}</Button>
      <Dialog
        open={shown === 'dialog'}
        onClose={hide}
        title={overlays.dialogTitle}
        lead={overlays.dialogLead}
        closeLabel={close}
        actions={
          <>
            <Button onClick={hide}>{cancel}</Button>
            <Button variant="primary" onClick={() => toast.success(text.messages.toastSuccessText)}>
              {overlays.dialogSave}
            </Button>
          </>
        }
      >
        <Field id="reason" label={overlays.dialogReason} required>
          {(control) => <Textarea {...control} />}
        </Field>
      </Dialog>
      <ConfirmDialog
        open={shown === 'confirm'}
        title={overlays.confirmTitle}
        confirmLabel={overlays.confirmYes}
        cancelLabel={cancel}
        typedWord={{ word: overlays.confirmWord, label: overlays.confirmLabel }}
        onConfirm={hide}
        onCancel={hide}
      >
        {overlays.confirmText}
      </ConfirmDialog>
      <Dialog
        open={shown === 'must'}
        onClose={hide}
        mustAnswer
        width="sm"
        title={overlays.mustTitle}
        actions={
          <>
            <Button onClick={hide}>{overlays.mustNo}</Button>
            <Button variant="primary" onClick={hide}>
              {overlays.mustYes}
            </Button>
          </>
        }
      >
        {overlays.mustText}
      </Dialog>
      <Drawer open={shown === 'drawer'} onClose={hide} title={overlays.drawerTitle} closeLabel={close}>
        <ul>
          {overlays.drawerItems.map((item) => (
            <li key={item} className="flex min-h-11 items-center rounded-md px-3 font-medium">
              {item}
            </li>
          ))}
        </ul>
      </Drawer>
    </div>
  );
}

export function UppercaseDemo({ label }: { label: string }) {
  return (
    <Switch
      id="uppercase"
      label={label}
      onChange={(event) => document.documentElement.toggleAttribute('data-uppercase', event.target.checked)}
    />
  );
}
