-- compatible
-- A program that calls the console's API. It acts as an operator of its own, whom nobody can invite or sign in as, so that every act
-- of its has a name: `hash` is of the secret that was shown once, `hint` its last letters. A revoked one is a removed operator.
create table api_token (
  operator_id uuid primary key references operator,
  hash bytea not null unique,
  hint text not null,
  used_at timestamptz
);
