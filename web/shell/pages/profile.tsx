import { PlanCard } from '../../billing/components/plan-card.tsx';
import ProfilePage from '../../identity/pages/profile.tsx';
import { QueryProvider } from '../../platform/query-provider.tsx';

/** Who the signed-in parent is, and what they pay for: two words on one page. */
export default function ProfileAndPlan() {
  return (
    <>
      <ProfilePage />
      <div className="mx-auto max-w-xl px-4 pb-12 sm:pb-16">
        <QueryProvider>
          <PlanCard />
        </QueryProvider>
      </div>
    </>
  );
}
