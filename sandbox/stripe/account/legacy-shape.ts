/**
 * An event's object as webhook endpoints of an API version before 2025-03-31 receive it: the period
 * is on the subscription itself, the invoice's subscription is a top-level field (P15).
 */
export function legacyShape(object: unknown): unknown {
  const given = structuredClone(object) as Record<string, unknown>;
  if (given.object === 'subscription') {
    const { data } = given.items as { data: Record<string, unknown>[] };
    given.current_period_start = data[0]?.current_period_start;
    given.current_period_end = data[0]?.current_period_end;
    for (const item of data) {
      delete item.current_period_start;
      delete item.current_period_end;
    }
    delete given.billing_mode;
  }
  if (given.object === 'invoice') {
    const parent = given.parent as { subscription_details?: { subscription?: string } };
    given.subscription = parent.subscription_details?.subscription ?? null;
    given.paid = given.status === 'paid';
    delete given.parent;
  }
  return given;
}

export const legacyVersion = '2024-06-20';
