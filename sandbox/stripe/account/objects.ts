import type { TestCard } from './cards.ts';
import type { Price } from './catalogue.ts';

/** The objects of this version of the vendor's API, with the fields the product could read. Times are Unix seconds. */
export type Metadata = Record<string, string>;
export type List<T> = { object: 'list'; url: string; has_more: boolean; data: T[] };

export type Customer = {
  id: string;
  object: 'customer';
  created: number;
  email: string | null;
  name: string | null;
  metadata: Metadata;
  livemode: false;
  deleted?: true;
  balance: number;
  currency: string | null;
  delinquent: boolean;
  description: string | null;
  default_source: null;
  invoice_settings: { default_payment_method: string | null };
  preferred_locales: string[];
};

export type BillingMode = 'classic' | 'flexible';

export type SubscriptionItem = {
  id: string;
  object: 'subscription_item';
  created: number;
  current_period_start: number;
  current_period_end: number;
  metadata: Metadata;
  price: Price;
  quantity: number;
  subscription: string;
};

export type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'canceled'
  | 'unpaid';

export type Subscription = {
  id: string;
  object: 'subscription';
  billing_cycle_anchor: number;
  billing_mode: { type: BillingMode; flexible: null };
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  cancellation_details: { comment: string | null; feedback: string | null; reason: string | null };
  collection_method: 'charge_automatically';
  created: number;
  currency: string;
  customer: string;
  default_payment_method: string | null;
  ended_at: number | null;
  items: List<SubscriptionItem>;
  latest_invoice: string | null;
  livemode: false;
  metadata: Metadata;
  pending_setup_intent: null;
  start_date: number;
  status: SubscriptionStatus;
  trial_end: number | null;
  trial_start: number | null;
};

export type Invoice = {
  id: string;
  object: 'invoice';
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  collection_method: 'charge_automatically';
  created: number;
  currency: string;
  customer: string;
  customer_email: string | null;
  hosted_invoice_url: string;
  lines: List<unknown>;
  livemode: false;
  metadata: Metadata;
  next_payment_attempt: number | null;
  number: string;
  parent: {
    type: 'subscription_details';
    quote_details: null;
    subscription_details: { subscription: string; metadata: Metadata };
  };
  payments: List<unknown>;
  period_end: number;
  period_start: number;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  status_transitions: {
    finalized_at: number | null;
    marked_uncollectible_at: number | null;
    paid_at: number | null;
    voided_at: number | null;
  };
  subtotal: number;
  total: number;
};

export type PaymentIntent = {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  created: number;
  currency: string;
  customer: string;
  last_payment_error: { code: string; decline_code?: string; message: string; type: 'card_error' } | null;
  latest_charge: string | null;
  livemode: false;
  metadata: Metadata;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded';
};

export type Charge = {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  created: number;
  currency: string;
  customer: string;
  failure_code: string | null;
  livemode: false;
  metadata: Metadata;
  paid: boolean;
  payment_intent: string;
  refunded: boolean;
  status: 'succeeded' | 'failed';
};

export type CheckoutSession = {
  id: string;
  object: 'checkout.session';
  amount_subtotal: number;
  amount_total: number;
  cancel_url: string | null;
  client_reference_id: string | null;
  created: number;
  currency: string;
  customer: string | null;
  customer_details: { email: string | null; name: string | null } | null;
  customer_email: string | null;
  expires_at: number;
  invoice: string | null;
  livemode: false;
  locale: string | null;
  metadata: Metadata;
  mode: 'subscription';
  payment_method_types: ['card'];
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  success_url: string;
  ui_mode: 'hosted_page';
  url: string | null;
};

export type PortalSession = {
  id: string;
  object: 'billing_portal.session';
  configuration: string;
  created: number;
  customer: string;
  flow: null;
  livemode: false;
  locale: string | null;
  return_url: string;
  url: string;
};

export type Refund = {
  id: string;
  object: 'refund';
  amount: number;
  charge: string;
  created: number;
  currency: string;
  payment_intent: string;
  reason: string | null;
  status: 'succeeded';
};

export type EventType =
  | `customer.${'created' | 'updated' | 'deleted'}`
  | `customer.subscription.${'created' | 'updated' | 'deleted' | 'trial_will_end'}`
  | `checkout.session.${'completed' | 'expired'}`
  | `invoice.${'created' | 'finalized' | 'paid' | 'payment_succeeded' | 'payment_failed' | 'payment_action_required' | 'voided'}`
  | `payment_intent.${'succeeded' | 'payment_failed' | 'requires_action'}`
  | `charge.${'succeeded' | 'failed' | 'refunded'}`
  | 'refund.created';

export type StripeEvent = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: unknown; previous_attributes?: Record<string, unknown> };
  livemode: boolean;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
};

/** What a checkout session sells; stored separately because the API does not show it. */
export type Order = {
  price: string;
  trialDays: number;
  billingMode: BillingMode;
  metadata: Metadata;
  /** The card that waits for the customer's confirmation. */
  confirming?: TestCard;
};

export function list<T>(url: string, data: T[], hasMore = false): List<T> {
  return { object: 'list', url, has_more: hasMore, data };
}
