import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { AlertDialog } from '../../ui/layers/alert-dialog.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/layers/menu.tsx';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { toast } from '../../ui/layers/toast.tsx';
import { Row, Section } from './section.tsx';

export function DesignLayers() {
  const [open, setOpen] = useState<'dialog' | 'alert' | 'sheet' | null>(null);
  const close = (stays: boolean) => !stays && setOpen(null);
  return (
    <Section title="Layers">
      <Row>
        <Button look="secondary" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        <Button look="secondary" onClick={() => setOpen('alert')}>
          Alert dialog
        </Button>
        <Button look="secondary" onClick={() => setOpen('sheet')}>
          Sheet
        </Button>
        <Menu
          trigger={<IconButton label="More" icon={<Ellipsis aria-hidden="true" className="size-5" />} />}
          header={<p className="px-3 py-2 text-ink-soft">A header</p>}
        >
          <MenuLink to="/design" icon={<Pencil aria-hidden="true" className="size-5" />}>
            Go somewhere
          </MenuLink>
          <MenuSeparator />
          <MenuItem onSelect={() => toast.plain('Done')} icon={<Trash2 aria-hidden="true" className="size-5" />}>
            Do something
          </MenuItem>
        </Menu>
      </Row>
      <Row>
        <Button look="quiet" onClick={() => toast.plain('A plain message')}>
          Toast
        </Button>
        <Button
          look="quiet"
          onClick={() => toast.success('Story saved successfully!', { description: 'It is on your shelf.' })}
        >
          Success
        </Button>
        <Button
          look="quiet"
          onClick={() => toast.problem('Failed to save story', { action: { label: 'Try again', onPress: () => {} } })}
        >
          Problem
        </Button>
      </Row>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="Save story"
        description="It goes on your shelf."
        actions={
          <>
            <Button look="secondary" onClick={() => setOpen(null)}>
              Cancel
            </Button>
            <Button onClick={() => setOpen(null)}>Save</Button>
          </>
        }
      >
        <Field label="Story title">
          <TextInput defaultValue="The fox and the lamp" />
        </Field>
      </Dialog>
      <AlertDialog
        open={open === 'alert'}
        onOpenChange={close}
        title="Delete this story?"
        description="This action cannot be undone."
        cancelLabel="Cancel"
        confirmLabel="Delete"
        danger
        onConfirm={() => setOpen(null)}
      />
      <Sheet open={open === 'sheet'} onOpenChange={close} title="Filters" actions={<Button>Show 12 stories</Button>}>
        <Field label="Search">
          <TextInput />
        </Field>
      </Sheet>
    </Section>
  );
}
