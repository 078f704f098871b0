import { MaskedField } from '../MaskedField/MaskedField'
import { type Country, CountryField } from '../RegionField/CountryField'
import { ProvinceField } from '../RegionField/ProvinceField'
import { StateField } from '../RegionField/StateField'
import * as styles from './AddressFields.css'

/** Address as sent. Other properties such as `address_type` are preserved. */
export interface AddressValue {
  address_line1: string
  address_line2: string | null
  city: string
  /** Postal code of a state or province; '' if none is selected. */
  state: string
  postal_code: string
  country: Country
}

export const emptyAddress = (country: Country = 'US'): AddressValue => ({
  address_line1: '',
  address_line2: null,
  city: '',
  state: '',
  postal_code: '',
  country,
})

export interface AddressFieldsProps<TAddress extends AddressValue = AddressValue> {
  /** Name of the group. */
  label: string
  /** Address as sent. */
  value: TAddress
  /** Called with the whole address on every change. */
  onChange: (value: TAddress) => void
  /** Errors by part. */
  errorMessages?: Partial<Record<keyof AddressValue, string>>
  /** Hides the country field. */
  isCountryFixed?: boolean
  /** Autocomplete section, to separate two addresses on a page, such as `section-owner` or `billing`. */
  autoCompleteSection?: string
  /** Required by default; the second line is always optional. */
  isRequired?: boolean
  /** Visible, but can't be edited. */
  isDisabled?: boolean
}

/** US or Canadian address. Changing the country clears the state. */
export function AddressFields<TAddress extends AddressValue>(props: AddressFieldsProps<TAddress>) {
  const { label, value, onChange, errorMessages = {}, isCountryFixed, autoCompleteSection, ...shared } = props
  const isCanada = value.country === 'CA'
  const set = (change: Partial<AddressValue>) => onChange({ ...value, ...change })
  const part = (name: keyof AddressValue, autoComplete: string) => ({
    ...shared,
    errorMessage: errorMessages[name],
    name,
    autoComplete: autoCompleteSection === undefined ? autoComplete : `${autoCompleteSection} ${autoComplete}`,
  })
  const Region = isCanada ? ProvinceField : StateField
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{label}</legend>
      {!isCountryFixed && (
        <CountryField
          {...part('country', 'country')}
          isRequired
          value={value.country}
          onChange={(country) => country !== '' && country !== value.country && set({ country, state: '' })}
        />
      )}
      <MaskedField
        {...part('address_line1', 'address-line1')}
        label="Address line 1"
        type="text"
        value={value.address_line1}
        onChange={(address_line1) => set({ address_line1 })}
      />
      <MaskedField
        {...part('address_line2', 'address-line2')}
        label="Address line 2"
        type="text"
        isRequired={false}
        value={value.address_line2 ?? ''}
        onChange={(typed) => set({ address_line2: typed === '' ? null : typed })}
      />
      <MaskedField
        {...part('city', 'address-level2')}
        label="City"
        type="text"
        value={value.city}
        onChange={(city) => set({ city })}
      />
      <div className={styles.pair}>
        <Region
          // A new country has new options, so the error of the old value is reset.
          key={value.country}
          {...part('state', 'address-level1')}
          value={value.state}
          onChange={(state) => set({ state })}
        />
        <MaskedField
          {...part('postal_code', 'postal-code')}
          label={isCanada ? 'Postal code' : 'ZIP code'}
          type="text"
          value={value.postal_code}
          onChange={(postal_code) => set({ postal_code })}
        />
      </div>
    </fieldset>
  )
}
