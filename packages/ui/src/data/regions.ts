export interface Region {
  /** Postal code, such as "TX" or "ON". */
  code: string
  name: string
  country: 'US' | 'CA'
}

const us =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|' +
  'GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|' +
  'MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|' +
  'NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|' +
  'SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|' +
  'AS American Samoa|GU Guam|MP Northern Mariana Islands|PR Puerto Rico|VI U.S. Virgin Islands'

const canada =
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|' +
  'NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon'

const read = (text: string, country: Region['country']): Region[] =>
  text.split('|').map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3), country }))

/** US states, DC and territories, then Canadian provinces and territories. */
export const regions: readonly Region[] = [...read(us, 'US'), ...read(canada, 'CA')]

export const regionsOf = (country: Region['country']): readonly Region[] =>
  regions.filter((region) => region.country === country)
