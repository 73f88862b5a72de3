#!/bin/sh
# The login and the database of Lunatale, as docs/operating.md describes them: no superuser. Run once, by an
# administrator of PostgreSQL, with LUNATALE_PASSWORD set. PostgreSQL's own variables (PGHOST, PGUSER, ...) say where.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$LUNATALE_PASSWORD" -U "${PGUSER:-postgres}" -d postgres <<'SQL'
create role lunatale login createrole password :'password';
create database lunatale owner lunatale encoding 'UTF8' template template0;
SQL
