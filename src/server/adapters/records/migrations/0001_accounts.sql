CREATE TABLE "account_codes" (
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_codes_email_purpose_pk" PRIMARY KEY("email","purpose")
);
--> statement-breakpoint
CREATE TABLE "account_counters" (
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone,
	CONSTRAINT "account_counters_email_kind_pk" PRIMARY KEY("email","kind")
);
--> statement-breakpoint
CREATE TABLE "account_key" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"key_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"sub" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"authenticated_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "providers_of_owner";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "sealed" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "is_registered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "refresh_tokens_of_account" ON "refresh_tokens" USING btree ("sub");--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_one_per_owner" UNIQUE("owner_sub");