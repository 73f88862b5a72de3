import { Link } from 'react-router';
import { roleLabels } from '#domain/identity/operators.ts';
import type { AdminListedUser } from '#domain/operations/figures.ts';
import { useOffer } from '../../../platform/offers.ts';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { Facts } from '../../components/panel.tsx';
import { DialogTabSet } from '../../components/tab-set.tsx';
import { countryName, formatDate, readable } from '../../format.ts';
import { texts } from '../../texts.ts';
import { AccountSwitch } from './account-switch.tsx';
import { subscriptionLabel } from './user-marks.ts';

const words = texts.users;

/** One user's details (USERS-09, USERS-10), and the switch that suspends the account. */
export function UserDialog({ user, onClose }: { user: AdminListedUser; onClose: () => void }) {
  const { rows } = words;
  const sells = useOffer('payments');
  const unknown = texts.common.unknown;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={user.name}
      actions={
        <>
          <Link
            to={`/admin/person?id=${user.id}`}
            className="self-center font-semibold underline pointer-coarse:min-h-11"
          >
            {texts.person.open}
          </Link>
          {user.adminRole === null && <AccountSwitch user={user} />}
        </>
      }
    >
      <DialogTabSet
        labels={{ profile: words.profile, activity: words.activity }}
        panels={{
          profile: (
            <Facts
              rows={[
                [rows.name, user.name],
                [rows.email, user.email],
                [rows.status, readable(user.status)],
                ...(sells ? [[rows.subscription, subscriptionLabel({ ...user, adminRole: null })] as const] : []),
                [rows.role, user.adminRole ? roleLabels[user.adminRole] : words.noRole],
                [rows.location, user.location ? countryName(user.location) : unknown],
                [rows.device, user.device ?? unknown],
              ]}
            />
          ),
          activity: (
            <Facts
              rows={[
                [rows.stories, user.storiesCreated.toLocaleString('en-US')],
                [rows.lastLogin, formatDate(user.lastLogin)],
                [rows.since, formatDate(user.createdAt)],
                [rows.source, readable(user.referralSource)],
              ]}
            />
          ),
        }}
      />
    </Dialog>
  );
}
